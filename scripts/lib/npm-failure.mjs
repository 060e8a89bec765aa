import { PlainFailure } from './plain-failure.mjs';

const UNREACHABLE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;
const FORBIDDEN = /\b(EACCES|EPERM|EROFS)\b/;

/**
 * What went wrong in `npm ci`, in a sentence that says what to do.
 * @param {string} output
 * @param {string} folder
 */
export const explainInstall = (output, folder) => new PlainFailure(sentence(output, folder));

/** @param {string} output @param {string} folder */
const sentence = (output, folder) => {
  const unreachable = UNREACHABLE.exec(output)?.[1];
  if (unreachable !== undefined)
    return `The packages cannot be fetched because the npm registry is out of reach (${unreachable}): connect this machine to the network, or set npm's proxy or registry, and run the command again.`;
  if (FORBIDDEN.test(output))
    return `Grognard may not write in ${folder} or in npm's cache: give this user write access to them, or use a checkout that it owns.`;
  if (/\bENOSPC\b/.test(output))
    return `The disk is full: free about 500 MB for ${folder} and run the command again.`;
  return `The packages could not be installed in ${folder}; npm said:\n${output.trim().split('\n').slice(-12).join('\n')}`;
};
