import type { Package } from '@repo/api-client/normalise/package';
import { newCertificateSentence } from '@repo/domain/police-clearance';
import { useHasDesk } from '@repo/ui/keyboard/use-has-desk';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { FeatureMeanings } from '../../packages/FeatureMeanings.tsx';
import { checksPoliceClearance } from '../../packages/PoliceClearanceNotice.tsx';

interface PackageTermsProps {
  readonly choices: readonly Package[];
  /** What becomes of the money. */
  readonly promise: string;
  /** Where the place above the packages, which has room for one small button on a phone, is taken. */
  readonly withMeanings: boolean;
}

/** Below the packages: what holds for all of them. */
export function PackageTerms({ choices, promise, withMeanings }: PackageTermsProps) {
  // On a phone the package that is chosen says it, where the reader is.
  const hasDesk = useHasDesk();
  return (
    <>
      <Stack gap="xxsmall">
        {hasDesk && choices.some(checksPoliceClearance) && (
          <Text size="small" tone="muted">
            {newCertificateSentence()}
          </Text>
        )}
        <Text size="small" tone="muted">
          {promise}
        </Text>
      </Stack>
      {withMeanings && (
        <Inline>
          <FeatureMeanings />
        </Inline>
      )}
    </>
  );
}
