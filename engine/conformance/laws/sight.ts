import { tablesThrough } from '../../log/messages.ts';
import { isTableEvent } from '../../table/table.ts';
import { firstOf, lawOf } from '../law.ts';

export const whoFiresSees = lawOf(
  'who fires sees',
  'Whoever fires, charges or reacts sees whom he does it to with his own eyes, not with those of his side, wherever the rules say so.',
  ({ sight }, { match, steps }) => {
    if (sight === undefined) return undefined;
    const { setting } = match;
    return firstOf(steps, ({ before, entry }) => {
      const through = tablesThrough(match, before, entry);
      return firstOf(entry.events.entries(), ([place, event]) => {
        if (isTableEvent(event)) return undefined;
        const { state } = through[place - 1] ?? before;
        const blind = sight.acts(setting, event, state).find((act) => !sight.sees(setting, state, act));
        return blind === undefined
          ? undefined
          : `${blind.by} does not see ${blind.upon} itself (${blind.rule}): ${JSON.stringify(event)} (order ${entry.seq})`;
      });
    });
  },
);
