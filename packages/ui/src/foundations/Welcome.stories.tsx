import { brand } from '@repo/domain/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../brand/Wordmark/Wordmark.tsx';
import { Content } from '../primitives/Content/Content.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { StepList } from '../components/StepList/StepList.tsx';

const meta = { title: 'Welcome' } satisfies Meta;
export default meta;

export const Welcome: StoryObj = {
  render: () => (
    <Content>
      <Stack gap="xlarge">
        <Wordmark size="large" />
        <Stack>
          <Heading level={1} size="display">
            Calm, clear, warm
          </Heading>
          <Text size="large" tone="muted">
            {`${brand.name} tells a household who is about to care for its home. It is read in sunlight, on a cheap phone, by people with money and trust at stake. So it is plain before it is pretty, it says what happens next, and it never makes anything up.`}
          </Text>
        </Stack>
        <StepList
          label="How to use this place"
          steps={[
            {
              title: 'Choose audience and mode above',
              text: 'Landing, employer, worker and ops are four themes over one contract. Light and dark follow the system in the product.',
            },
            {
              title: 'Foundations',
              text: 'Colours, type, space, shape and icons, drawn from the tokens themselves.',
            },
            {
              title: 'Components and patterns',
              text: 'Every state of every piece. Each story is also a test of accessibility, target size and keyboard.',
            },
            {
              title: 'Something is missing?',
              text: 'Finished pieces take no styles of their own. Ask for a variant; it then exists for everybody.',
            },
          ]}
        />
      </Stack>
    </Content>
  ),
};
