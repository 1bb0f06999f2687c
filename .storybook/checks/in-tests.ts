/** True in the test run. In Storybook itself the checks would disturb the story that is shown. */
export const IN_TESTS = import.meta.env.VITEST_STORYBOOK === 'false';
