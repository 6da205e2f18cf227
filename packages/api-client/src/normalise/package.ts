import { shillingsToCents } from '@repo/domain/money';
import { readFeatures } from '@repo/domain/packages';
import type { AnswerOf } from '../contract/define-call.ts';
import type { listPackages } from '../contract/employer.ts';

type WirePackage = AnswerOf<typeof listPackages>[number];

/** A package on sale. The price is in cents, as in every calculation. */
export interface Package {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly description: string;
  readonly features: readonly string[];
  readonly popular: boolean;
  readonly level: string;
  readonly duration: string;
}

export const toPackage = (wire: WirePackage): Package => ({
  id: wire.id,
  name: wire.name,
  priceCents: shillingsToCents(wire.price),
  description: wire.description,
  features: readFeatures(wire.features),
  popular: wire.popular,
  level: wire.level,
  duration: wire.duration,
});
