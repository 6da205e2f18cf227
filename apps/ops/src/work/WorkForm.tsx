import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { keepChosenInSight } from '@repo/ui/forms/keep-chosen-in-sight';
import { Form, type FormProps } from '@repo/ui/patterns/Form';
import { LookAgain } from './LookAgain.tsx';

interface WorkFormProps extends FormProps {
  /** The result of `useWorkForm`. */
  readonly form: FormProps['form'] & {
    readonly lookedAgain: (() => void) | null;
    readonly isDraft: boolean;
    readonly reset: () => void;
  };
  /** Says that what the form is about was changed. Left out where no change of it can be seen, or the form says it itself. */
  readonly changed?: string;
}

/** A form about a piece of work, with what its member must know before she goes on with it. */
export function WorkForm({ form, changed, children, ...props }: WorkFormProps) {
  return (
    <div onChange={keepChosenInSight}>
      <Form form={form} keepsActions={props.actions !== undefined} {...props}>
        {changed !== undefined && form.lookedAgain !== null && (
          <LookAgain what={changed} onLooked={form.lookedAgain} />
        )}
        {form.isDraft && (
          <Banner
            tone="info"
            title="You began this before. It is not sent yet."
            action={
              <Button variant="secondary" size="small" onClick={form.reset}>
                Empty the form
              </Button>
            }
          />
        )}
        {children}
      </Form>
    </div>
  );
}
