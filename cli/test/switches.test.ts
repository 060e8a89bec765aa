import { readFileSync } from 'node:fs';
import { lesAigles } from '@grognard/les-aigles';
import { describe, expect, test } from 'vitest';
import { switchesFrom } from '../simulate/switches.ts';

const scenario = JSON.parse(
  readFileSync(new URL('../../scenarios/les-aigles/first-orders.json', import.meta.url), 'utf8'),
) as object;

describe('the switches of a simulated battle', () => {
  test('are those of its scenario', () => {
    expect(scenario).toMatchObject({ switches: { measuring: 'allowed' } });
    const given = switchesFrom(lesAigles.switches, scenario, []);
    expect(given.measuring).toBe('allowed');
    const setting = lesAigles.prepare(lesAigles.publicScenario(scenario as never), given);
    expect(setting.ok && setting.value.switches.measuring).toBe('allowed');
  });

  test('are the defaults where it says nothing, and what the command says before all', () => {
    expect(switchesFrom(lesAigles.switches, {}, []).measuring).toBe('forbidden');
    expect(switchesFrom(lesAigles.switches, scenario, ['measuring=forbidden']).measuring).toBe('forbidden');
  });
});
