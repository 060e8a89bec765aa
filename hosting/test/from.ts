import { request } from 'node:http';

interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Asked {
  /** An address of this machine that the request comes from. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request from a visitor who has an address of his own. */
export const postFrom = (
  url: string,
  { from = '127.0.0.1', headers = {}, body = '{}' }: Asked,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request(
      url,
      { method: 'POST', localAddress: from, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
