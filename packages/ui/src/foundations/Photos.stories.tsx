import { PHOTO_NOTE } from '@repo/domain/report-words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar, avatarSizes } from '../components/Avatar/Avatar.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Person } from '../components/Person/Person.tsx';
import { Toggle } from '../components/Toggle/Toggle.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { inventedSelfie } from '../samples/invented-person.ts';
import { fitsTheScreen, largeText, narrow, Stateful } from '../story-kit.tsx';
import { Page, Section } from './Page.tsx';
import { Rules } from './Rules.tsx';

const photo = inventedSelfie({ shape: 'round', hair: 'braids' });

/** The measured width in pixels, and the place of each size. */
const sizes: Readonly<Record<(typeof avatarSizes)[number], readonly [pixels: number, use: string]>> = {
  small: [36, 'Round. Beside a name in a line.'],
  medium: [48, 'Round. In a row of a list.'],
  large: [
    72,
    'Square, with the corners of a control: a face has room to them. On a profile, a report, her card.',
  ],
};

const Achieng = ({ shown }: { readonly shown: boolean }) => (
  <Person
    initials="AO"
    size="large"
    {...(shown && { photo })}
    name={<Heading level={3}>Achieng Otieno</Heading>}
  >
    <Text tone="muted">Nanny · Kilimani</Text>
  </Person>
);

const meta = {
  title: 'Foundations/Photos',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Photos: StoryObj = {
  render: () => (
    <Page
      title="Photos"
      intro="A photo shows who comes to the door. It is the worker’s own: she adds it, and decides who sees it. Without one there are her initials, which look like a choice and not like a gap."
    >
      <Section title="Shape and size">
        <Grid columns={3} gap="large">
          {avatarSizes.map((size) => (
            <Stack key={size} gap="xsmall" align="start">
              <Avatar initials="AO" photo={photo} size={size} />
              <Text weight="strong">{`${size}, ${String(sizes[size][0])} px`}</Text>
              <Text tone="muted">{sizes[size][1]}</Text>
            </Stack>
          ))}
        </Grid>
      </Section>
      <Section
        title="Her choice"
        text="“Show my photo” (Kiswahili: “Onyesha picha yangu”) stands where she sends a photo, and in her settings. It is on until she turns it off; then her initials stand everywhere at once."
      >
        <Stateful<boolean> initial>
          {(shown, setShown) => (
            <Grid columns={2} gap="large">
              <Card>
                <Toggle label="Show my photo" on={shown} onChange={setShown} />
              </Card>
              <Card>
                <Achieng shown={shown} />
              </Card>
            </Grid>
          )}
        </Stateful>
      </Section>
      <Section
        title="The words beside it"
        text="On a profile and a report it is said whose photo this is, and that nobody compared it with an ID. The identity check measures another one, which nobody sees."
      >
        <Card>
          <Stack gap="small">
            <Achieng shown />
            <Text size="small" tone="muted">
              {PHOTO_NOTE}
            </Text>
          </Stack>
        </Card>
      </Section>
      <Section
        title="Without a photo"
        text="Initials, in the soft colour of the brand: while a photo loads, where it fails, and where there is none. The place is as large from the start."
      >
        <Grid columns={3} gap="large">
          {avatarSizes.map((size) => (
            <Avatar key={size} initials="AO" size={size} />
          ))}
        </Grid>
      </Section>
      <Section title="Rules">
        <Rules
          always={[
            'The face in the upper half: a photo that is too high is cut there.',
            'The name beside it. Readers of a screen hear the name, and no picture.',
            'Drawn people in this book, in tests and in the demonstration.',
          ]}
          never={[
            'A stock photo, a photo of a real worker in this book, a photo by somebody else than her.',
            'The selfie or the card of an identity check on any page outside the team.',
            'A filter, a frame in the colours of a tier, or a tick on the photo: it proves nothing.',
            'A photo of an employer. Employers are known by their initials.',
          ]}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('section:first-of-type img')].map(
      (image) => image.parentElement?.getBoundingClientRect().width,
    );
    await expect(drawn).toEqual(avatarSizes.map((size) => sizes[size][0]));
  },
};
export const LargeText: StoryObj = {
  ...Photos,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
