import type { Package } from '@repo/api-client/normalise/package';
import { newCertificateSentence } from '@repo/domain/police-clearance';
import { useHasColumns } from '@repo/ui/components/RadioColumns';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { FeatureMeanings } from '../../packages/FeatureMeanings.tsx';
import { checksPoliceClearance } from '../../packages/PoliceClearanceNotice.tsx';

interface PackageTermsProps {
  readonly choices: readonly Package[];
  /** Where the place above the packages, which has room for one small button on a phone, is taken. */
  readonly withMeanings: boolean;
}

/** Below the packages: what holds for all of them. */
export function PackageTerms({ choices, withMeanings }: PackageTermsProps) {
  // On a phone the package that is chosen says it, where the reader is.
  const hasColumns = useHasColumns();
  return (
    <>
      {hasColumns && choices.some(checksPoliceClearance) && (
        <Text size="small" tone="muted">
          {newCertificateSentence()}
        </Text>
      )}
      {withMeanings && (
        <Inline>
          <FeatureMeanings />
        </Inline>
      )}
    </>
  );
}
