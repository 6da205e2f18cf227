import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { packageDefinitions, packageLevels, packageOfLevel, type PackageLevel } from '@repo/domain/packages';
import { promisedFeatures } from '@repo/domain/reference-promise';

export const levelNamed = (name: string | null | undefined): PackageLevel | undefined =>
  packageLevels.find((level) => level === name);

const featuresOf = (level: PackageLevel | undefined): readonly string[] =>
  level === undefined
    ? []
    : promisedFeatures(
        packageDefinitions.find(({ id }) => id === packageOfLevel(level))?.features ?? [],
        level,
        deploymentQuirks(),
      );

/** The features that a level adds to the bought level, or else to the level below it. */
export function levelBenefits(level: PackageLevel, from?: PackageLevel): readonly string[] {
  const before = featuresOf(from ?? packageLevels[packageLevels.indexOf(level) - 1]);
  return featuresOf(level).filter((feature) => !before.includes(feature));
}
