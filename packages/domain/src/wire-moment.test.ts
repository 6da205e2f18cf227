import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wireMoment } from './wire-moment.ts';

it('is what toISOString writes', () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('1000-01-01'),
        max: new Date('9999-12-31T23:59:59.999Z'),
        noInvalidDate: true,
      }),
      (moment) => {
        expect(wireMoment(moment)).toBe(moment.toISOString());
      },
    ),
  );
});

it.each(['2024-02-29T23:59:59.999Z', '2026-01-01T00:00:00.000Z', '2026-12-31T09:08:07.006Z'])(
  'writes %s in whole',
  (text) => expect(wireMoment(new Date(text))).toBe(text),
);
