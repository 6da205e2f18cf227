import { lines } from './line.ts';

/** spec/worker-and-public.md sections 2.4 to 2.6, and what sections 3 to 9 say of an employer's way in. */
export const signIn = lines('sign-in', {
  'sign-up-fields': [
    'Sign-up fields: Full Name, Phone Number, Location',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > sign-up has its three fields, the terms, and the ways to sign in and back',
  ],
  'sign-up-phone-placeholder': [
    "The phone number's placeholder is in +254 format",
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > sign-up has its three fields, the terms, and the ways to sign in and back',
  ],
  'sign-up-submit': [
    "Submit 'Get Started'",
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
  'sign-up-sending': [
    "Submit shows 'Sending Code...' while busy",
    'apps/employer/src/pages/sign-in/SignUpPage.stories.tsx > Sending',
  ],
  'sign-up-disabled': [
    'Submit is disabled until name, phone and location are all non-empty',
    'packages/domain/src/sign-in-form.test.ts > keeps the button disabled without %s',
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
  'sign-up-terms': [
    'A terms/privacy note',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > sign-up has its three fields, the terms, and the ways to sign in and back',
  ],
  'sign-up-to-login': [
    'A Sign In link to /login',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > sign-up has its three fields, the terms, and the ways to sign in and back',
  ],
  'sign-up-back': [
    'Back to /',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > sign-up has its three fields, the terms, and the ways to sign in and back',
  ],
  'sign-up-data': [
    'Sign-up data: name, phone, location',
    'apps/api/test/sign-in.test.ts > signs a new employer up, and signs her in again by phone alone',
  ],
  'login-field': [
    'Login has one Phone Number field',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > login has one field, and the ways to sign up and back',
  ],
  'login-button': [
    "Login button 'Send Verification Code'",
    'apps/employer/src/pages/sign-in/LoginPage.stories.tsx > Empty',
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
  'login-to-sign-up': [
    'Login links to /signup',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > login has one field, and the ways to sign up and back',
  ],
  'login-back': [
    'Login links back to /',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > login has one field, and the ways to sign up and back',
  ],
  'login-phone-required': [
    "Login phone non-empty after trimming ('Please enter your phone number')",
    'packages/domain/src/sign-in-form.test.ts > loginPhoneError',
    'apps/employer/src/pages/sign-in/LoginPage.stories.tsx > PhoneMissing',
  ],
  'verify-needs-state': [
    'Verify needs router state: userData and an isLogin flag',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > a code is entered only where it is known whose phone it was sent to',
  ],
  'verify-title': [
    "Title 'Verify Your Phone'",
    'apps/employer/src/pages/sign-in/VerifyPage.stories.tsx > AfterSignUp',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > says where the code was sent, and by which way the person came',
  ],
  'verify-title-login': [
    "Title 'Sign In' when arriving from login",
    'apps/employer/src/pages/sign-in/VerifyPage.stories.tsx > AfterSignIn',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > says where the code was sent, and by which way the person came',
  ],
  'verify-phone': [
    'Shows the phone the code was sent to',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > says where the code was sent, and by which way the person came',
  ],
  'verify-input': [
    '6-digit code input: non-digits stripped, capped at 6',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > waits for six digits, and takes nothing else',
    'packages/domain/src/sign-in-form.test.ts > readCode',
  ],
  'verify-button': [
    "'Verify Code' disabled until 6 digits",
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > waits for six digits, and takes nothing else',
  ],
  'verify-countdown': [
    "Resend with a 60-second countdown ('Resend code in Ns')",
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > offers another code after 60 seconds, and counts 60 again after it was sent',
  ],
  'verify-resend': [
    "Then 'Resend Code'; resend is available only after the countdown",
    'apps/employer/src/pages/sign-in/VerifyPage.stories.tsx > ResendOffered',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > offers another code after 60 seconds, and counts 60 again after it was sent',
  ],
  'verify-resend-restarts': [
    'On success of a resend the countdown resets to 60',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > offers another code after 60 seconds, and counts 60 again after it was sent',
  ],
  'verify-change-login': [
    "'Change Phone Number' goes to /login in the login flow",
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > leads to another phone number the way that was come by (login: %s)',
  ],
  'verify-change-sign-up': [
    "Otherwise 'Change Phone Number' goes to /signup",
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > leads to another phone number the way that was come by (login: %s)',
  ],
  'verify-six': [
    "Exactly 6 digits ('Please enter a 6-digit verification code')",
    'packages/domain/src/sign-in-form.test.ts > codeError',
  ],
  'code-sent': [
    "Code sent: message 'Verification code sent successfully!'",
    'apps/employer/src/pages/sign-in/LoginPage.stories.tsx > Sent',
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > an employer signs up, is refused with a wrong code, gets in, signs out and signs in again',
  ],
  'sign-up-goes-on': [
    'After 2 seconds go to /verify carrying the entered data',
    'apps/employer/src/pages/sign-in/SignInForms.test.tsx > keeps what was typed for whoever goes back from the code: %s',
  ],
  'login-goes-on': [
    'Login: phone, code sent, after 2 seconds to /verify with isLogin set',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > goes on to the code of a login two seconds after it was sent, with the phone that was entered',
  ],
  verified: [
    "Code verified: 'Verification successful! Redirecting...'",
    'apps/employer/src/pages/sign-in/VerifyPage.stories.tsx > RightCode',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > stores the session and goes to the dashboard two seconds later',
  ],
  'verified-goes-on': [
    'After 2 seconds go to /dashboard',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > stores the session and goes to the dashboard two seconds later',
  ],
  'session-stored': [
    'On success the token is stored as authToken and userData (phone, name, location) is saved',
    'apps/employer/src/session/session.test.ts > is kept under the keys of the specification',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > stores the session and goes to the dashboard two seconds later',
  ],
  'call-send-code': [
    'POST /employers/auth/send-code with phone, name, location; an ok status means sent',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/sign-in.test.ts > takes the spelling %s',
  ],
  'call-send-code-login': [
    'Login sends name and location empty',
    'apps/api/test/sign-in.test.ts > signs a new employer up, and signs her in again by phone alone',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > goes on to the code of a login two seconds after it was sent, with the phone that was entered',
  ],
  'call-verify': [
    'POST /employers/auth/verify with phone, code, name, location; reads token, user (name, location), name, location, message',
    'packages/api-client/src/contract/specified-calls.test.ts > declares %s',
    'apps/api/test/sign-in.test.ts > signs a new employer up, and signs her in again by phone alone',
  ],
  'failed-send-server': [
    'Send-code failure shows the server message',
    'apps/employer/src/pages/sign-in/SignInForms.test.tsx > says what no field is to blame for in a message',
    'apps/employer/src/pages/sign-in/LoginPage.stories.tsx > TooOften',
  ],
  'failed-send': [
    "Send-code failure without one: 'Failed to send verification code'",
    'apps/employer/src/pages/sign-in/SignUpPage.stories.tsx > Failed',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > a code that is not sent to a new employer has the screen’s',
  ],
  'failed-login': [
    "Login send-code failure: server message or 'Phone number not found. Please sign up first.'",
    'tooling/e2e/journeys/employer/sign-in.e2e.ts > a phone that nobody signed up with is told to sign up first',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > a code that is not sent for a login has the screen’s',
  ],
  'failed-verify': [
    "Verify failure: server message or 'Invalid verification code'",
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > keeps the code and says what the service said when it was wrong',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > a code that is not taken has the screen’s',
  ],
  'failed-resend': [
    "Resend failure: server message or 'Failed to resend verification code'",
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > waits as long as the service says when it refuses another code',
    'apps/employer/src/pages/sign-in/SignInPages.test.tsx > a code that is not sent again has the screen’s',
  ],
  'failed-network': [
    "Any network failure in the sign-in: 'Network error. Please try again.'",
    'apps/employer/src/pages/sign-in/LoginPage.stories.tsx > Offline',
    'apps/employer/src/pages/sign-in/VerifyCode.test.tsx > speaks of the network when there is none, and keeps what was typed',
  ],
});
