import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { decodeMessage } from '../src/language/decode-message.ts';
import { keysLeft, withIds, withList } from './keys-in-code.ts';
import { numbered } from './message-ids.ts';

const first = {
  english: { 'otp.title': 'Your code', 'otp.again': 'Try again' },
  kiswahili: { 'otp.title': 'Namba yako', 'otp.again': 'Jaribu tena' },
};
const rest = {
  english: {
    'step.id.title': 'Your ID',
    'step.face': 'A…',
    'step.again': 'Try again',
    'step.left': '{n, plural, one {# day} other {# days}}',
  },
  kiswahili: {
    'step.id.title': 'Kitambulisho',
    'step.face': 'B…',
    'step.again': 'Jaribu tena',
    'step.left': 'Bado {n}',
  },
};
const { ids, lists } = numbered([first, rest]);
const run = (code: string, given: object = {}): unknown => runInNewContext(code, given);

test('a key is a place in the lists of both languages, across the files; what says the same is there once', () => {
  const said = (language: 'english' | 'kiswahili', key: string) =>
    decodeMessage(
      String(run(`({ ...${lists.map((list) => list[language]).join(', ...')} })["${ids.get(key) ?? ''}"]`)),
    );
  expect(said('english', 'otp.title')).toEqual(['Your code']);
  expect(said('kiswahili', 'otp.title')).toEqual(['Namba yako']);
  expect(said('english', 'step.left')).toEqual([
    ['n', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }],
  ]);
  expect(said('kiswahili', 'step.left')).toEqual(['Bado ', ['n'], '']);
  expect(ids.get('step.again')).toBe(ids.get('otp.again'));
  expect(new Set(ids.values())).toEqual(new Set(['~0', '~1', '~2', '~3', '~4']));
});

describe('code', () => {
  const made = (code: string, given?: object) => run(withIds(code, ids), given);

  test('names a message by its id', () => {
    expect(made('"…" + "otp.title" + `step.face`')).toBe(`…${ids.get('otp.title')}${ids.get('step.face')}`);
    expect(made('Object.keys({ "otp.title": 1 })')).toEqual([ids.get('otp.title')]);
  });

  test('finds the id of a key that it puts together', () => {
    expect(made('`step.${each}`', { each: 'face' })).toBe(ids.get('step.face'));
    expect(made('`step.${"i" + end}.title`', { end: 'd' })).toBe(ids.get('step.id.title'));
    expect(made('`${`step.${each}`}: ${name}`', { each: 'face', name: 'A' })).toBe(
      `${ids.get('step.face')}: A`,
    );
    expect(made('`${a}.${b}`', { a: 'step', b: 'face' })).toBe('step.face');
  });

  test('leaves alone what is none', () => {
    expect(made('`step.${each}`', { each: 'constructor' })).toBe('step.constructor');
    expect(withIds('say("Step", `step.${a}.phone`, "step.gone", `${a}.png`)', ids)).toBe(
      'say("Step", `step.${a}.phone`, "step.gone", `${a}.png`)',
    );
  });

  test.each(["'step.' + each", '`${key}.title`'])(
    'is refused for %s: nobody would know which keys are meant',
    (code) => {
      expect(() => withIds(code, ids)).toThrow('looks like a piece');
    },
  );
});

test('a list takes the place of the messages of a file, and of nothing else', () => {
  expect(withList('const messages = { ...a, ...b };\nexport const words = 1;', '[1]')).toBe(
    'const messages = [1];\nexport const words = 1;',
  );
  expect(() => withList('export { messages } from "./other.ts";', '[1]')).toThrow('says once');
});

test('a key that is left in built code is found', () => {
  expect(keysLeft('say(`otp.title`, "step.faces")', ids)).toEqual(['otp.title']);
});
