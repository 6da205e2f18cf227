import { expect, test as journey } from './journey.ts';
import { watchShifts } from './layout-shifts.ts';

/** A journey that fails when its page moves by itself during the load (quality.md C). */
export const test = journey.extend({
  page: async ({ page }, use) => {
    const shifts = await watchShifts(page);
    await use(page);
    expect(shifts.tooFar(), 'what moved while a page came').toEqual([]);
  },
});

export { expect };
