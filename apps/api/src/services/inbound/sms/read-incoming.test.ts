import { describe, expect, it } from 'vitest';
import { readIncoming } from './read-incoming.ts';

const message = { from: '+254700000001', text: 'YES 1' };

describe('when an incoming message was written', () => {
  it.each([
    ['as the provider writes it', '2026-01-15 10:22:01', '2026-01-15T10:22:01.000Z'],
    ['in ISO form', '2026-01-15T10:22:01Z', '2026-01-15T10:22:01.000Z'],
    ['with parts of a second', '2026-01-15T10:22:01.437Z', '2026-01-15T10:22:01.000Z'],
    ['with its zone', '2026-01-15T13:22:01+03:00', '2026-01-15T10:22:01.000Z'],
  ])('is read %s', (_, date, instant) => {
    expect(readIncoming({ ...message, date })?.writtenAt).toEqual(new Date(instant));
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a day alone', '2026-01-15'],
    ['a day that is none', '2026-13-45 10:22:01'],
    ['another order', '15/01/2026 10:22:01'],
    ['words', 'yesterday'],
  ])('is not known from %s', (_, date) => {
    expect(readIncoming({ ...message, date })).toEqual({
      phone: '+254700000001',
      text: 'YES 1',
      writtenAt: null,
    });
  });
});

it.each([
  ['no phone', { text: 'YES' }],
  ['a phone that is no Kenyan mobile', { from: '20880', text: 'YES' }],
  ['no text', { from: '+254700000001' }],
  ['a text longer than any message', { from: '+254700000001', text: 'A'.repeat(2001) }],
])('a message with %s is none', (_, form) => {
  expect(readIncoming(form)).toBeUndefined();
});
