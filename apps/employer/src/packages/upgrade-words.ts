import type { AccessLevel, PackageLevel } from '@repo/domain/packages';
import { levelNames } from './levels.ts';

/** What an offer of a level is called: a first package is got, every other is an upgrade. */
export const offerOf = (from: AccessLevel, to: PackageLevel): string =>
  from === 'none' ? `Get ${levelNames[to]}` : `Upgrade to ${levelNames[to]}`;

/** The words on the button, with the price as soon as it is known. */
export const offerFor = (from: AccessLevel, to: PackageLevel, price: string | null): string =>
  price === null ? offerOf(from, to) : `${from === 'none' ? 'Get it' : 'Upgrade'} for ${price}`;
