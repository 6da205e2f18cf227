import { BulletList } from '../components/BulletList/BulletList.tsx';
import { Card } from '../components/Card/Card.tsx';
import { StatusIcon } from '../components/StatusIcon/StatusIcon.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';

interface RulesProps {
  readonly always: readonly string[];
  readonly never: readonly string[];
}

/** What is always so, beside what never is. */
export const Rules = ({ always, never }: RulesProps) => (
  <Grid columns={2}>
    <Card>
      <Stack gap="small">
        <Inline>
          <StatusIcon status="completed" />
          <Heading level={3}>Always</Heading>
        </Inline>
        <BulletList items={always} />
      </Stack>
    </Card>
    <Card>
      <Stack gap="small">
        <Inline>
          <StatusIcon status="failed" />
          <Heading level={3}>Never</Heading>
        </Inline>
        <BulletList items={never} />
      </Stack>
    </Card>
  </Grid>
);
