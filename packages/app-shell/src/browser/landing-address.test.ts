import { expect, it } from 'vitest';
import { landingOrigin } from './landing-address.ts';

it.each([
  ['http:', 'employer.localhost:8080', 'http://localhost:8080'],
  ['https:', 'employer.example.co.ke', 'https://example.co.ke'],
  ['http:', '127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['http:', 'worker.localhost:8080', 'http://localhost:8080'],
  ['https:', 'my-employer.example.com', 'https://my-employer.example.com'],
])('the public site of %s//%s is %s', (protocol, host, expected) => {
  expect(landingOrigin({ protocol, host })).toBe(expected);
});
