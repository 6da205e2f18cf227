import { codeWait } from '@repo/app-shell/session/code-wait';
import { LinkProvider } from '@repo/ui/components/LinkProvider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from '@repo/app-shell/routing/RouterLink';
import { codeStep } from './code-step.ts';
import { LoginPage } from './LoginPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import { typedApplicant } from './typed-applicant.ts';
import { VerifyPage } from './VerifyPage.tsx';

const service = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      The browser’s Back
    </button>
  );
}
function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LinkProvider link={RouterLink}>
        <BrowserBack />
        <Routes>
          <Route path="/signup" element={<SignUpPage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/verify" element={<VerifyPage />} />
        </Routes>
      </LinkProvider>
    </MemoryRouter>,
  );
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};
const described = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const refusal = (fields: Record<string, string>) => () =>
  Promise.resolve(
    json({ message: 'Please check the fields and try again.', error: 'x', code: 'invalid', fields }, 400),
  );
function fillSignUp() {
  fill(/Full Name/, 'Zawadi Example');
  fill(/Phone Number/, '0700 000 001');
  fill(/Location/, 'Nairobi');
}

// The faked clock does not wait for code that is fetched.
beforeAll(() => codeStep.preload());
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', service);
  service.mockReset();
  service.mockImplementation(() =>
    Promise.resolve(json({ success: true, message: 'sent', resend_after: 60 })),
  );
  typedApplicant.forget();
  codeWait.forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('leads a refused login back to the phone, each time, with what is wrong described', () => {
  show('/login');
  for (const attempt of [1, 2]) {
    submit('Send Verification Code');
    expect(document.activeElement, `attempt ${attempt}`).toBe(field(/Phone Number/));
    field(/Phone Number/).blur();
  }
  expect(described(field(/Phone Number/))).toBe('Error: Please enter your phone number');
  expect(service).not.toHaveBeenCalled();
});

it('leads a sign-up with an impossible phone to the phone, and sends nothing', () => {
  show('/signup');
  fillSignUp();
  fill(/Phone Number/, '12');
  submit('Get Started');
  expect(document.activeElement).toBe(field(/Phone Number/));
  expect(described(field(/Phone Number/))).toContain('Please enter a valid Kenyan phone number');
  expect(service).not.toHaveBeenCalled();
});

it('shows what the service refused at its field', async () => {
  service.mockImplementation(refusal({ name: 'Must be at most 100 characters.' }));
  show('/signup');
  fillSignUp();
  submit('Get Started');
  await pass(0);
  expect(document.activeElement).toBe(field(/Full Name/));
  expect(described(field(/Full Name/))).toBe('Error: Must be at most 100 characters.');
  expect(screen.queryByRole('alert')).toBeNull();
  fill(/Full Name/, 'Zawadi');
  expect(field(/Full Name/).getAttribute('aria-invalid')).toBeNull();
});

it('sums up several refused fields, with links to them', async () => {
  service.mockImplementation(
    refusal({ location: 'Must be at most 200 characters.', name: 'Must be at most 100 characters.' }),
  );
  show('/signup');
  fillSignUp();
  submit('Get Started');
  await pass(0);
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }));
  expect(screen.getAllByRole('link', { name: /Must be/ }).map(({ textContent }) => textContent)).toEqual([
    'Must be at most 100 characters.',
    'Must be at most 200 characters.',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Must be at most 200 characters.' }));
  expect(document.activeElement).toBe(field(/Location/));
});

// spec: sign-in/failed-send-server
it('says what no field is to blame for in a message', async () => {
  service.mockImplementation(refusal({ captcha: 'No.' }));
  show('/login');
  fill(/Phone Number/, '0700 000 001');
  submit('Send Verification Code');
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Please check the fields and try again.');
});

// spec: sign-in/sign-up-goes-on
it.each(['Change Phone Number', 'The browser’s Back'])(
  'keeps what was typed for whoever goes back from the code: %s',
  async (way) => {
    show('/signup');
    fillSignUp();
    submit('Get Started');
    await pass(0);
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Verify Your Phone' })).toBeTruthy();
    fireEvent.click(screen.getByText(way));
    await pass(0);
    expect(field(/Full Name/).value).toBe('Zawadi Example');
    expect(field(/Phone Number/).value).toBe('0700 000 001');
    expect(field(/Location/).value).toBe('Nairobi');
  },
);

async function comeBackFromTheCode() {
  show('/signup');
  fillSignUp();
  submit('Get Started');
  await pass(0);
  await pass(2000);
  fireEvent.click(screen.getByRole('link', { name: 'Change Phone Number' }));
}
const bodyWith = (text: string): unknown => expect.objectContaining({ body: expect.stringContaining(text) });

it('leads on to the same code, with what was corrected, while another one would be refused', async () => {
  await comeBackFromTheCode();
  fill(/Location/, 'Kisumu');
  submit('Get Started');
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Verify Your Phone' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Resend code in 58s' })).toBeTruthy();
  expect(service).toHaveBeenCalledOnce();
  fill(/Digit 1 of 6/, '482193');
  submit('Verify Code');
  await pass(0);
  expect(service).toHaveBeenLastCalledWith(expect.stringMatching(/verify$/), bodyWith('Kisumu'));
});

it('leads from the login to the code of a sign-up, which opens an account with its name', async () => {
  await comeBackFromTheCode();
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  submit('Send Verification Code');
  await pass(0);
  expect(screen.getByRole('button', { name: 'Resend code in 58s' })).toBeTruthy();
  expect(service).toHaveBeenCalledOnce();
  fill(/Digit 1 of 6/, '482193');
  submit('Verify Code');
  await pass(0);
  expect(service).toHaveBeenLastCalledWith(expect.stringMatching(/verify$/), bodyWith('Zawadi Example'));
});

it('sends a code to another number, and a new one after the wait', async () => {
  await comeBackFromTheCode();
  fill(/Phone Number/, '0700 000 002');
  submit('Get Started');
  await pass(0);
  await pass(2000);
  expect(service).toHaveBeenCalledTimes(2);
  expect(service).toHaveBeenLastCalledWith(expect.anything(), bodyWith('0700 000 002'));
  fireEvent.click(screen.getByRole('link', { name: 'Change Phone Number' }));
  await pass(60_000);
  submit('Get Started');
  await pass(0);
  expect(service).toHaveBeenCalledTimes(3);
});

it('keeps the phone of a login too', async () => {
  show('/login');
  fill(/Phone Number/, '0700 000 001');
  submit('Send Verification Code');
  await pass(0);
  await pass(2000);
  fireEvent.click(screen.getByRole('link', { name: 'Change Phone Number' }));
  expect(field(/Phone Number/).value).toBe('0700 000 001');
});
