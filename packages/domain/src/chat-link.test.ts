import { expect, it } from 'vitest';
import { chatLink } from './chat-link.ts';

it.each([
  [
    'with somebody',
    'Hello, I need help',
    '+254700000000',
    'https://wa.me/254700000000?text=Hello%2C%20I%20need%20help',
  ],
  [
    'with whom is chosen then',
    'See: https://a.test/w/x',
    null,
    'https://wa.me/?text=See%3A%20https%3A%2F%2Fa.test%2Fw%2Fx',
  ],
])('opens a chat %s', (_, words, phone, link) => {
  expect(chatLink(words, phone)).toBe(link);
});
