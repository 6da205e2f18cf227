import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../components/Button/Button.tsx';
import * as css from '../foundations/foundations.css.ts';
import { fitsTheScreen, narrow } from '../story-kit.tsx';
import { Content, contentWidths } from './Content/Content.tsx';
import { Divider } from './Divider/Divider.tsx';
import { Grid } from './Grid/Grid.tsx';
import { Inline, inlineJustifications } from './Inline/Inline.tsx';
import { Spread } from './Spread/Spread.tsx';
import { Stack, stackAlignments } from './Stack/Stack.tsx';
import { Text } from './Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

const Box = ({ children }: { children: string }) => <div className={css.box}>{children}</div>;

const meta = { title: 'Primitives/Layout', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const StackAligned: StoryObj = {
  render: () => (
    <Stack gap="large">
      {stackAlignments.map((align) => (
        <Stack key={align} align={align} gap="xsmall">
          <Box>{align}</Box>
          <Box>second</Box>
        </Stack>
      ))}
    </Stack>
  ),
};

export const InlineJustified: StoryObj = {
  render: () => (
    <Stack>
      {inlineJustifications.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Box>{justify}</Box>
          <Box>second</Box>
          <Box>third</Box>
        </Inline>
      ))}
    </Stack>
  ),
};

export const InlineFilled: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline fill>
      <ButtonLink href="#sign-up">Get Started</ButtonLink>
      <ButtonLink href="#sign-in" variant="secondary">
        I have an account already
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('link')
      .map((each) => Math.round(each.getBoundingClientRect().width));
    await expect(new Set(widths).size, 'buttons below one another are as wide as one another').toBe(1);
  },
};

export const GridOfColumns: StoryObj = {
  render: () => (
    <Stack gap="large">
      {([1, 2, 3, 4] as const).map((columns) => (
        <Grid key={columns} columns={columns} phoneColumns={columns === 4 ? 2 : 1}>
          {['a', 'b', 'c', 'd'].map((name) => (
            <Box key={name}>{`${name} of ${String(columns)}`}</Box>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const SpreadAndDivider: StoryObj = {
  tags: ['!picture'],
  render: () => (
    <Stack>
      <Spread>
        <Text>Two things</Text>
        <Text>at two ends</Text>
      </Spread>
      <Divider />
      <Spread wrap>
        <Text>Two things that go below one another</Text>
        <Text>where there is no room</Text>
      </Spread>
      <Text>
        Readers hear more<VisuallyHidden> than is seen</VisuallyHidden>.
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Readers hear more than is seen.');
  },
};

export const ContentWidths: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {contentWidths.map((width) => (
        <Content key={width} width={width}>
          <Box>{width}</Box>
        </Content>
      ))}
    </Stack>
  ),
};

export const LongestWordOnNarrowestPhone: StoryObj = {
  globals: narrow,
  render: () => (
    <Stack>
      <Spread>
        <Text>Nisingalikusikilizanishiana-nawe-katika-mkutano</Text>
        <Text>mwanamkasi.nyambura.chepkoech@example.org</Text>
      </Spread>
      <Text>
        Ukaguzi wake utakamilika kabla ya{' '}
        <Text as="strong" lines="whole">
          Novemba 21, 2026
        </Text>
      </Text>
      <Text lines="one">Nisingalikusikilizanishiana nawe katika mkutano wa jana jioni</Text>
    </Stack>
  ),
  play: fitsTheScreen,
};
