import { levelNames, type AccessLevel, type PackageLevel } from '@repo/domain/packages';

/** The title of an offer: the first package is "got", every other package is an upgrade. */
export const offerOf = (from: AccessLevel, to: PackageLevel): string =>
  from === 'none' ? `Get ${levelNames[to]}` : `Upgrade to ${levelNames[to]}`;

/** The label of the button, with the price when it is known. */
export const offerFor = (from: AccessLevel, to: PackageLevel, price: string | null): string =>
  price === null ? offerOf(from, to) : `${from === 'none' ? 'Get it' : 'Upgrade'} for ${price}`;
