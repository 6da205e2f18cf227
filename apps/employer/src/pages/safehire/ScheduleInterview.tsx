import { formatDate } from '@repo/domain/dates';
import {
  firstInterviewDay,
  interviewErrors,
  interviewTimes,
  type DemonstrationInterview,
  type InterviewValues,
} from '@repo/domain/demonstration-interview';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { DateField } from '@repo/ui/components/DateField';
import { Select } from '@repo/ui/components/Select';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { useForm } from '@repo/ui/forms/use-form';
import { CalendarIcon } from '@repo/ui/icons/CalendarIcon';
import { Form } from '@repo/ui/patterns/Form';
import { useRef, useState } from 'react';

const nothing: InterviewValues = { day: '', time: '' };
const times = interviewTimes.map((value) => ({ value, label: value }));

interface ScheduleInterviewProps {
  readonly interview: DemonstrationInterview | null;
  readonly onChange: (interview: DemonstrationInterview | null) => void;
}

/**
 * Stores a day and a time for an interview of the employer and the worker. Only this screen shows them, and
 * no message is sent.
 */
export function ScheduleInterview({ interview, onChange }: ScheduleInterviewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const change = (next: DemonstrationInterview | null) => {
    onChange(next);
    // The pressed button disappears, so the focus moves to the title.
    title.current?.focus();
  };
  return (
    <TitledCard title="Schedule an Interview" gap="medium" titleRef={title}>
      {interview === null ? (
        <InterviewForm onSchedule={change} />
      ) : (
        <>
          <Banner tone="success" title={`${formatDate(interview.day)} at ${interview.time}`}>
            It stands here alone: nobody was told of it.
          </Banner>
          <Button variant="secondary" fullWidth onClick={() => change(null)}>
            Choose Another Time
          </Button>
        </>
      )}
    </TitledCard>
  );
}

function InterviewForm({ onSchedule }: { readonly onSchedule: (interview: DemonstrationInterview) => void }) {
  const [firstDay] = useState(() => firstInterviewDay(new Date()));
  const form = useForm({
    fields: ['day', 'time'],
    initial: nothing,
    validate: (values) => interviewErrors(values, new Date()),
    save: async (values) => Promise.resolve(values),
    onSaved: ({ day, time }) => {
      if (time !== '') onSchedule({ day, time });
    },
    refusalOf: () => ({ message: 'The interview was not scheduled. Please try again.' }),
  });
  return (
    <Form
      form={form}
      label="Interview"
      actions={
        <Button type="submit" variant="secondary" fullWidth icon={<CalendarIcon />}>
          Schedule Interview
        </Button>
      }
    >
      <DateField label="Day" required min={firstDay} {...form.field('day')} />
      <Select label="Time" required placeholder="Choose a time" options={times} {...form.field('time')} />
    </Form>
  );
}
