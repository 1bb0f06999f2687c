import type { Hands } from './hands.ts';
import type { Inputs } from './inputs.ts';
import type { Recorder } from './recorder.ts';
import type { Texts } from './texts.ts';

/** Sign-in of the first owner. */
const OWNER = { login: '012-345 6789', password: 'steamed-rice-88', pin: '640283' } as const;

/** Name of the only branch. */
export const BRANCH = 'Bangsar';

/** Goes through the set-up, from the address that the server has printed to the open restaurant. */
export async function openRestaurant(
  hands: Hands,
  { t }: Texts,
  recorder: Recorder,
  inputs: Inputs,
): Promise<void> {
  const { page, field, press, type, choose, see, seeText } = hands;
  await see(t('counterSetUp:restaurant'));
  await recorder.arrive('restaurant', page);
  await type(t('counterSetUp:name'), 'Kampung Hearth');
  await type(t('counterSetUp:registrationNo'), '202601034567');
  await type(t('counterSetUp:phone'), '03-2201 5512');
  await type(t('counterSetUp:email'), 'hello@kampunghearth.example');
  await choose(t('counterSetUp:chooseLogo'), [inputs.logo]);
  await page.getByRole('button', { name: t('counterSetUp:removeLogo') }).waitFor();
  await recorder.finish('restaurant filled', page);

  await press(t('counterSetUp:next'));
  await see(t('counterSetUp:branch'));
  await recorder.arrive('branch', page);
  await type(t('counterSetUp:search'), BRANCH);
  await press(t('counterSetUp:searchButton'));
  const found = page.getByRole('list', { name: t('counterSetUp:found') });
  await found.getByRole('button').first().click();
  await type(t('counterSetUp:street1'), '27, Jalan Telawi 3');
  if ((await field(t('counterSetUp:postalCode')).inputValue()) === '') {
    await type(t('counterSetUp:postalCode'), '59100');
  }
  await type(t('counterSetUp:branchName'), BRANCH);
  await press(t('counterSetUp:aroundTheClock'));
  await recorder.finish('branch filled', page);

  await press(t('counterSetUp:next'));
  await see(t('counterSetUp:menu'));
  await recorder.arrive('menu', page);
  await choose(t('counterSetUp:chooseMenu'), [inputs.menu]);
  await seeText(t('counterSetUp:dishes', { count: 60 }));
  await recorder.arrive('menu recognised', page);

  await press(t('counterSetUp:next'));
  await see(t('counterSetUp:owner'));
  await recorder.arrive('owner', page);
  await type(t('counterSetUp:yourName'), 'Tan Mei Ling');
  await type(t('counterSetUp:login'), OWNER.login);
  await type(t('counterSetUp:password'), OWNER.password);
  await type(t('counterSetUp:pin'), OWNER.pin);
  await recorder.finish('owner filled', page);

  await press(t('counterSetUp:next'));
  await see(t('counterSetUp:check'));
  await page.getByRole('button', { name: t('counterSetUp:open'), exact: true }).waitFor();
  await recorder.arrive('check', page);
  await press(t('counterSetUp:open'));
  await see(t('counterSetUp:createdTitle'));
  await recorder.arrive('restaurant open', page);
}

/** Signs the owner in at the counter. */
export async function signIn(hands: Hands, { t }: Texts, recorder: Recorder): Promise<void> {
  const { page, press, type, see } = hands;
  await press(t('counterSetUp:openCounter'), 'link');
  await page.getByRole('button', { name: t('counterStaff:signIn'), exact: true }).waitFor();
  await recorder.arrive('sign-in', page);
  await type(t('counterStaff:login'), OWNER.login);
  await type(t('counterStaff:password'), OWNER.password);
  await press(t('counterStaff:signIn'));
  await see(t('counterOrders:board'));
  await recorder.arrive('board', page);
}
