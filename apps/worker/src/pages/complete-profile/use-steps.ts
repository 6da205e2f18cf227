import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { profileSteps } from '@repo/domain/profile-steps';
import type { WorkerField } from '@repo/domain/worker-profile-form';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useCorrection } from '../../correction.ts';

const PARAMETER = 'step';
const came = z.object({ from: z.number() });

/** Steps count from 1, as in the specification. */
const stepNamed = (name: string | null): number => {
  const step = Number(name);
  return profileSteps[step - 1] === undefined ? 1 : step;
};
export const stepOf = (field: WorkerField): number =>
  profileSteps.findIndex(({ fields }) => fields.some((name) => name === field)) + 1;

/** The current step of the form. Each step is an entry of the browser history, so the back button goes back one step. */
export function useSteps() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const location: { readonly state: unknown } = useLocation();
  const { state } = location;
  const step = stepNamed(parameters.get(PARAMETER));
  const correction = useCorrection();

  const goTo = (next: number) =>
    void navigate({ search: `?${PARAMETER}=${String(next)}` }, { state: { ...correction, from: step } });
  return {
    step,
    isLast: step === profileSteps.length,
    next: () => goTo(step + 1),
    previous: () => {
      // From the previous step, the back action uses the browser history, so that no step is in it twice.
      if (z.safeParse(came, state).data?.from === step - 1) void navigate(-1);
      else
        void navigate(
          { search: `?${PARAMETER}=${String(step - 1)}` },
          { replace: true, state: { ...correction } },
        );
    },
    goTo,
  };
}
