import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inEveryPlace } from '../../story-kit.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { CodeBoxes } from '../CodeBoxes/CodeBoxes.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { errorLines, RoomForError } from './RoomForError.tsx';

const change = fn();

const meta = {
  title: 'Components/RoomForError',
  component: RoomForError,
  args: { children: <TextField label="Full Name" value="" onChange={change} /> },
  parameters: guidance({
    do: [
      'Put a field into it whose error comes when the button right below it is pressed: a sign-in, a code.',
      'Say how many lines its longest error has, in every language.',
      'Put a message about a right value into an `output` after the field: it has the room of the error.',
    ],
    dont: [
      'Do not use it in a long form; there the errors are summed up at the top.',
      'Do not put a hint into it. A hint is above the control, and always there.',
    ],
    access: [
      'The room is that of the field’s own live region: nothing changes for screen readers.',
      'Where an error needs more lines than were kept, in very large text, the room grows.',
    ],
  }),
} satisfies Meta<typeof RoomForError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Stack gap="large">
      <RoomForError {...args} />
      <Button fullWidth onClick={change}>
        Continue
      </Button>
    </Stack>
  ),
};

interface Told {
  error?: string;
  isRight?: boolean;
}

const phone = ({ error, isRight = false }: Told) => (
  <>
    <PhoneField label="Phone Number" value="0700 000 012" onChange={change} error={error} />
    <output>
      {isRight && (
        <Badge tone="success" icon={<CheckIcon size="small" />}>
          This number can get an SMS.
        </Badge>
      )}
    </output>
  </>
);

export const States: Story = {
  render: () => (
    <Stack gap="xlarge">
      {errorLines.map((lines) => (
        <Stack key={lines} gap="large">
          {[{}, { isRight: true }, { error: 'Please enter your phone number' }].map((told) => (
            <Stack key={JSON.stringify(told)} gap="large">
              <RoomForError lines={lines}>{phone(told)}</RoomForError>
              <Button fullWidth onClick={change}>
                Continue
              </Button>
            </Stack>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

function Refuses() {
  const [isRefused, setRefused] = useState(false);
  return (
    <Stack gap="large">
      <RoomForError>
        <CodeBoxes
          label="Verification Code"
          value="482100"
          onChange={change}
          error={isRefused ? 'Invalid verification code' : undefined}
        />
      </RoomForError>
      <RoomForError lines="two">
        {phone(isRefused ? { error: 'Tafadhali weka nambari sahihi ya simu ya Kenya' } : { isRight: true })}
      </RoomForError>
      <Button
        fullWidth
        onClick={() => {
          setRefused(true);
        }}
      >
        Continue
      </Button>
    </Stack>
  );
}

/** A field of one control and a field of several, with a short error and one of two lines. */
export const ButtonStaysUnderTheFinger: Story = {
  tags: ['!picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Refuses />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByText('Invalid verification code')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
};

const places = inEveryPlace(
  <RoomForError>
    <PhoneField
      label="Nambari ya simu ya mfanyakazi"
      value="0700 000 0"
      onChange={change}
      error="Tafadhali weka nambari sahihi ya simu ya Kenya"
    />
  </RoomForError>,
);
export const InCard = places.inCard;
export const InDialog = places.inDialog;
export const LargeTextOnNarrowestPhone = places.largeTextNarrowest;
