import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox(Buffer.alloc(32, 1));
const other = createSecretBox(Buffer.alloc(32, 2));

it('gives an address one fingerprint, however many callers come between', () => {
  const first = box.fingerprintOfAddress('192.0.2.1');
  for (let caller = 0; caller < 2500; caller += 1) box.fingerprintOfAddress(`198.51.100.${String(caller)}`);
  expect(box.fingerprintOfAddress('192.0.2.1')).toBe(first);
  // The stored counts of earlier versions keep their meaning.
  expect(first).toBe(box.fingerprint('address', '192.0.2.1'));
});

it('gives every address, purpose and key a fingerprint of its own', () => {
  const prints = [
    box.fingerprintOfAddress('192.0.2.1'),
    box.fingerprintOfAddress('192.0.2.2'),
    box.fingerprint('person', '192.0.2.1'),
    other.fingerprintOfAddress('192.0.2.1'),
  ];
  expect(new Set(prints).size).toBe(prints.length);
  for (const print of prints) expect(print).toMatch(/^[0-9a-f]{64}$/);
});
