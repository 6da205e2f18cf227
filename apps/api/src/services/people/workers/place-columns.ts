import { knownPlaceOf } from '@repo/domain/places/known-place';

/** A worker's place in its two columns. Every statement that stores a place stores both. */
export const placeColumns = (location: string | null) => ({
  location,
  knownPlace: location === null ? null : knownPlaceOf(location),
});
