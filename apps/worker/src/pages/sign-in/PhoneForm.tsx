import { Badge } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { RoomForError } from '@repo/ui/components/RoomForError';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Form } from '@repo/ui/patterns/Form';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { entryWords } from './entry-words.ts';
import { usePhoneForm } from './use-phone-form.ts';

/** The phone of the worker, in groups of three digits. A green check marks a number that can receive a code. */
export function PhoneForm() {
  const { say, language } = useLanguage();
  const { form, isRight, sent, busy } = usePhoneForm();
  const field = form.field('phone');
  return (
    <Form
      form={form}
      actions={
        <>
          <Button
            type="submit"
            fullWidth
            busy={busy}
            busyLabel={say(sent ? 'screen.waiting' : 'code.sending')}
          >
            {say('code.send')}
          </Button>
          {sent && <Banner tone="success">{say('code.sent')}</Banner>}
        </>
      }
    >
      <RoomForError lines="two">
        <PhoneField label={say('phone.label')} required {...field} />
        <output>
          {field.error === undefined &&
            (isRight ? (
              <Badge tone="success" icon={<CheckIcon size="small" />}>
                {say('phone.right')}
              </Badge>
            ) : (
              <Text tone="muted">{entryWords[language].number}</Text>
            ))}
        </output>
      </RoomForError>
    </Form>
  );
}
