import type { Purchase } from '@repo/api-client/normalise/dashboard';
import { ButtonLink } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../paths.ts';
import { reportOf } from './report-of.ts';

/** Where a paid order leads: to its report, or before the yes, when there is none, to the verifications. */
export const PaidOrderActions = ({ purchase }: { readonly purchase: Purchase }) =>
  purchase.consent === 'given' ? (
    <Stack gap="xsmall">
      <ButtonLink fullWidth {...reportOf(purchase)}>
        View Report
      </ButtonLink>
      <Text align="center">
        <TextLink placement="alone" href={paths.verificationsList}>
          Go to Verifications
        </TextLink>
      </Text>
    </Stack>
  ) : (
    <ButtonLink fullWidth href={paths.verificationsList}>
      Go to Verifications
    </ButtonLink>
  );
