import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getNanny, listNannies } from '@repo/api-client/contract/nannies';
import { listOwnReferences, saveOwnReferences } from '@repo/api-client/contract/references';
import { workerProfileFormOf, choiceProblems } from '@repo/domain/worker-profile';
import { problemsOfProfile } from '@repo/domain/worker-profile-form';
import { workers } from '../src/db/schema/people.ts';
import { seedDemo } from '../src/seed/demo.ts';
import { demoWorkers } from '../src/seed/demo-workers.ts';
import { profileOf } from '../src/services/access/profile-of.ts';
import { useApi } from './use-api.ts';

const api = await useApi();
await seedDemo(api.ctx);

const nobody = workerProfileFormOf({});

describe('the demo worker', () => {
  it.each(demoWorkers.map((worker) => [worker.name, worker] as const))(
    '%s has a profile that her own form would store as it is',
    async (name) => {
      const [row] = await api.ctx.db.select().from(workers).where(eq(workers.name, name));
      if (row === undefined) throw new Error('She is not there');
      const form = workerProfileFormOf(profileOf(api.ctx, row));
      expect(form.phone).toBe(row.phone);
      expect({ ...problemsOfProfile(form, api.ctx.clock.now()), ...choiceProblems(form, nobody) }).toEqual(
        {},
      );
    },
  );

  it('shows employers each field of a profile', async () => {
    const token = await api.signInEmployer('+254700000009', 'Njeri Test');
    const listed = await api.make(listNannies, { token, query: {} });
    expect(listed).toHaveLength(demoWorkers.length);
    for (const { id } of listed) {
      const shown = await api.make(getNanny, { token, params: { id } });
      const { skills, languages, education, availability, age_band, bio, location } = shown;
      expect(
        Object.values({ skills, languages, education, availability, age_band, bio, location }),
      ).not.toContain(null);
    }
  });

  it('sends her references unchanged, and the verified ones stay so', async () => {
    const token = await api.signInWorker('+254700000101');
    const { references: named } = await api.make(listOwnReferences, { token });
    expect(named.map(({ phone, status }) => [phone, status])).toEqual([
      ['+254700000201', 'verified'],
      ['+254700000202', 'verified'],
    ]);
    const sent = named.map(({ id, name, phone, relationship }) => ({
      id,
      name,
      phone: phone ?? '',
      relationship,
    }));
    const { references } = await api.make(saveOwnReferences, { token, body: { references: sent } });
    expect(references).toEqual(named);
  });
});
