import { packageDefinitions, packageLevels, packageOfLevel, type PackageLevel } from '@repo/domain/packages';

export const levelNamed = (name: string | null | undefined): PackageLevel | undefined =>
  packageLevels.find((level) => level === name);

const featuresOf = (level: PackageLevel | undefined): readonly string[] =>
  level === undefined
    ? []
    : (packageDefinitions.find(({ id }) => id === packageOfLevel(level))?.features ?? []);

/** The features that a level adds to the bought level, or else to the level below it. */
export function levelBenefits(level: PackageLevel, from?: PackageLevel): readonly string[] {
  const before = featuresOf(from ?? packageLevels[packageLevels.indexOf(level) - 1]);
  return featuresOf(level).filter((feature) => !before.includes(feature));
}
