import { Card } from '../components/Card/Card.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { size } from '../tokens/scales.ts';
import { measured } from './measured.ts';
import * as css from './type.css.ts';

/** Headings of each level with their text, as wide as on a page of the product. */
export const TextPage = () => (
  <Card>
    <div className={css.measure}>
      <div className={css.ruler} aria-hidden="true">
        {`readingWidth: ${measured(size.readingWidth)}`}
      </div>
      <Stack gap="large">
        <Heading level={3} size={1}>
          What a report says
        </Heading>
        <Stack gap="xsmall">
          <Heading level={3} size={2}>
            The verdict comes first
          </Heading>
          <Text>
            A report begins with what is clear, what nobody could confirm, and what was not looked at. Each of
            the three leads to its checks. A check names its source and the day on which a member of our team
            decided it.
          </Text>
          <Text>
            Points that are missing may mean that nobody has looked yet. They do not mean that something was
            found.
          </Text>
        </Stack>
        <Stack gap="xsmall">
          <Heading level={3}>The score</Heading>
          <Text>It counts eight parts, 100 points together. Health moves no number.</Text>
        </Stack>
        <Stack gap="xxsmall">
          <Heading level={3} size={4}>
            Police clearance
          </Heading>
          <Text tone="muted">A certificate that she has, seen in her own eCitizen account.</Text>
        </Stack>
      </Stack>
    </div>
  </Card>
);
