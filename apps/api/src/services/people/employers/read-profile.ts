import { eq } from 'drizzle-orm';
import type { WireEmployerProfile } from '@repo/api-client/contract/employer-profile';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import { presentProfile } from './present-profile.ts';

export async function readProfile(ctx: Context, employerId: string): Promise<WireEmployerProfile> {
  const [employer] = await ctx.db.select().from(employers).where(eq(employers.id, employerId));
  if (employer === undefined) throw new Error('The employer of a session is gone');
  return presentProfile(employer);
}
