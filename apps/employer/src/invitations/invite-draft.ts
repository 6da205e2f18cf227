import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { readDraft, writeDraft } from '@repo/app-shell/drafts/draft-store';
import { serviceTypesOf } from '@repo/domain/service-types';
import * as z from 'zod/mini';
import { session } from '../session/session.ts';

/** The typed values of an invitation, by their names on the wire. */
export interface InviteValues {
  readonly name: string;
  readonly phone: string;
  readonly location: string;
  readonly service_type: string;
  readonly package_id: number | null;
}

/** The service types that this deployment offers. */
export const serviceTypes = () => serviceTypesOf('invite', deploymentQuirks());

export const inviteDraft: DraftKind<InviteValues> = {
  form: 'invitation',
  typed: z.object({
    name: z.optional(z.string()),
    phone: z.optional(z.string()),
    location: z.optional(z.string()),
    service_type: z.optional(
      z.string().check(z.refine((type) => type === '' || serviceTypes().includes(type))),
    ),
    package_id: z.optional(z.nullable(z.number())),
  }),
};

const key = () => ({ person: session.person(), form: inviteDraft.form, subject: '' });
const typedSoFar = () => z.safeParse(inviteDraft.typed, readDraft(key())?.typed).data;

/** The package that was chosen in the invitation that is being filled in. */
export const chosenPackage = (): number | null => typedSoFar()?.package_id ?? null;

/** Chooses the package of the invitation that is being filled in. What else was typed stays. */
export const choosePackage = (package_id: number): void => writeDraft(key(), { ...typedSoFar(), package_id });
