import { formatKes } from '@repo/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../components/Card/Card.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading, headingSizes } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text, textSizes, textTones, textWeights } from '../primitives/Text/Text.tsx';
import { desktop, fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { desk, font, fontSize, fontSizeWide, fontWeight, lineHeight } from '../tokens/scales.ts';
import { pixelsOf, rowsOf } from './measured.ts';
import { Page, Section } from './Page.tsx';
import { TextPage } from './TextPage.tsx';
import * as css from './type.css.ts';

const wide: Readonly<Record<string, string>> = fontSizeWide;

/** '27 px, 32 px from 768 px'. */
const sizeOf = (step: (typeof headingSizes)[number]) => {
  const name = step === 'display' ? step : (`heading${step}` as const);
  const larger = wide[name];
  const small = `${String(pixelsOf(fontSize[name]))} px`;
  return larger === undefined ? small : `${small}, ${String(pixelsOf(larger))} px from 768 px`;
};

const AMOUNTS = [100_000, 250_050, 1_111_100, 48_000];

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      intro="One face, Figtree, in one file of 20 KB with every weight. It has the letters of English and Kiswahili; other letters of a name come from the system. Nothing that must be read is below body size."
    >
      <Section
        title="Headings"
        text="Steps that nobody has to guess: the page, its subjects, their parts. A page has one of level 1."
      >
        <div>
          {headingSizes.map((step) => (
            <div key={step} className={css.step}>
              <Text tone="muted" size="small">
                {`${step === 'display' ? 'display' : `level ${String(step)}`}: ${sizeOf(step)}`}
              </Text>
              <Heading level={3} size={step}>
                Know who cares for your home
              </Heading>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="A page of text"
        text="Between 60 and 75 letters in a line. A heading is nearer to its own text than to the text above it."
      >
        <TextPage />
      </Section>
      <Section title="Text" text="Three sizes, and colours by what the text does.">
        <Grid columns={3} gap="large">
          <Stack gap="xsmall">
            {textSizes.map((step) => (
              <Text key={step} size={step}>{`${step}, ${String(pixelsOf(fontSize[step]))} px`}</Text>
            ))}
          </Stack>
          <Stack gap="xsmall">
            {textWeights.map((weight) => (
              <Text key={weight} weight={weight}>{`${weight}, ${fontWeight[weight]}`}</Text>
            ))}
          </Stack>
          <Stack gap="xsmall">
            {textTones.map((tone) => (
              <Text key={tone} tone={tone}>
                {tone}
              </Text>
            ))}
          </Stack>
        </Grid>
      </Section>
      <Section
        title="Figures"
        text="Every figure is as wide as every other, so that amounts stand digit under digit. It is so everywhere, and no screen asks for it."
      >
        <Grid columns={2} gap="large">
          <Card>
            <Stack>
              <Text weight="strong">As they are</Text>
              <div className={css.figures}>
                {AMOUNTS.map((cents) => (
                  <span key={cents}>{formatKes(cents)}</span>
                ))}
              </div>
            </Stack>
          </Card>
          <Card tone="sunken">
            <Stack>
              <Text weight="strong">As the face would set them</Text>
              <div className={css.proportional}>
                {AMOUNTS.map((cents) => (
                  <span key={cents}>{formatKes(cents)}</span>
                ))}
              </div>
            </Stack>
          </Card>
        </Grid>
      </Section>
      <Section title="Values">
        <DefinitionList
          columns={2}
          items={[
            ...rowsOf(fontSize),
            ...rowsOf(fontSizeWide, ' from 768 px'),
            ...rowsOf(desk.fontSize, ' at a desk'),
            ...rowsOf(lineHeight, ', line height'),
          ]}
        />
        <DefinitionList layout="stacked" items={[{ term: 'family', value: font.family }]} />
      </Section>
    </Page>
  ),
};

/** The headings of the product's desk: 32, 22, 18 and 16 px. */
export const OnDesk: StoryObj = {
  ...Type,
  tags: ['!picture', 'proof'],
  globals: desktop,
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll(`.${css.step} h3`)].map(
      (heading) => getComputedStyle(heading).fontSize,
    );
    await expect(sizes).toEqual(['48px', '32px', '22px', '18px', '16px']);
  },
};
export const LargeText: StoryObj = {
  ...Type,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
