import { HttpError } from '../http-error.ts';
import { sitDown } from '../tables/sit-down.ts';
import { umpireActs } from '../tables/umpiring.ts';
import { answered, orderAnswers } from './orders.ts';
import { sitting, umpireAct } from './request-schemas.ts';
import { seatsAnswer } from './response-schemas.ts';
import { gone, type Route, route, sessionOf } from './route.ts';

/** What somebody does from his seat beside ordering: he sits down, or acts as the umpire. */
export const seats: readonly Route[] = [
  route({
    method: 'POST',
    path: '/tables/:table/sit',
    summary:
      'Sit down under a name. A player’s first word mixes into every draw from then on; it may be empty.',
    shows: 'seat',
    body: sitting,
    answers: { 200: { says: 'Who sits there now.', shape: seatsAnswer } },
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      const { store, tables, announce } = call.services;
      const seats = await sitDown(store, tables, live, seat, call.body.name, call.body.word);
      if (seats === undefined) throw gone();
      announce(live.id, { kind: 'seats', seats });
      return { seats };
    },
  }),
  route({
    method: 'POST',
    path: '/tables/:table/acts',
    summary: 'The umpire acts. An entry is named by the number of the umpire’s message that told of it.',
    shows: 'seat',
    body: umpireAct,
    answers: orderAnswers,
    handle: async (call) => {
      const { live, seat } = await sessionOf(call);
      if (seat !== 'umpire') throw new HttpError(403, 'not-the-umpire', 'Only the umpire may do this.');
      return answered(call, await umpireActs(call.services.store, call.services.tables, live.id, call.body));
    },
  }),
];
