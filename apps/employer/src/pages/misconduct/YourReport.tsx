import { ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';

/** Leads from the registry to the report that opened it. */
export const YourReport = ({ workerId }: { readonly workerId: string }) => (
  <TitledCard title="Your Report">
    <Text tone="muted">It holds the results of every check.</Text>
    <ButtonLink variant="secondary" fullWidth href={paths.verificationReport} state={{ workerId }}>
      View Report
    </ButtonLink>
  </TitledCard>
);
