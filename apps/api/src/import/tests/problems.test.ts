import { describe, expect, it } from 'vitest';
import { ImportRejected } from '../read/problem.ts';
import { folderWith, goodFolder, type Mistake, problemsOf, tinyAvif } from '../testing.ts';

const MISTAKES: readonly Mistake[] = [
  [
    'a misspelt field',
    'categories.yaml',
    'image: plate',
    'picture: plate',
    [
      'categories.yaml:2 categories[0].image: is missing; add it',
      'categories.yaml:4 categories[0].picture: is not a field here; the fields are slug, name, image',
    ],
  ],
  [
    'a slug with a space',
    'branches.yaml',
    'slug: north',
    'slug: North Side',
    [
      'branches.yaml:2 branches[0].slug: must be small letters, digits and single dashes, such as iced-kopi',
      'menu/rice.yaml:26 dishes[1].only_at[0]: there is no branch north; use one of North Side, south',
      'packages.yaml:21 packages[1].only_at[0]: there is no branch north; use one of North Side, south',
    ],
  ],
  [
    'a moment without its offset',
    'news.yaml',
    '09:00:00+08:00',
    '09:00:00',
    [
      'news.yaml:5 news[0].published_at: must be a moment with its offset, such as 2026-11-20T09:00:00+08:00',
    ],
  ],
  [
    'a moment of a day that is none',
    'news.yaml',
    '2026-11-20',
    '2026-11-31',
    [
      'news.yaml:5 news[0].published_at: must be a moment with its offset, such as 2026-11-20T09:00:00+08:00',
    ],
  ],
  [
    'a bad time range',
    'branches.yaml',
    'monday: 10:00-22:00',
    'monday: 10am-10pm',
    [
      'branches.yaml:12 branches[0].hours.monday: must be a time range such as 10:00-22:00, several with a comma between them such as 11:00-15:00, 17:30-22:00, or 24 hours, or closed',
    ],
  ],
  [
    'a forgotten weekday',
    'branches.yaml',
    '      tuesday: closed\n',
    '',
    ['branches.yaml:11 branches[0].hours.tuesday: is missing; add it'],
  ],
  [
    'a stay that no quarter ends',
    'branches.yaml',
    'turn_minutes: 120',
    'turn_minutes: 100',
    ['branches.yaml:22 branches[0].turn_minutes: must be a multiple of 15'],
  ],
  [
    'coordinates out of the world',
    'branches.yaml',
    'latitude: 3.100000',
    'latitude: 103.100000',
    ['branches.yaml:9 branches[0].latitude: must be degrees from -90 to 90, such as 3.146300'],
  ],
  [
    'a subdomain the server needs itself',
    'company.yaml',
    'subdomain: lotus',
    'subdomain: avatar',
    ['company.yaml:1 subdomain: is where members’ pictures are served; choose another'],
  ],
  [
    'a zone that no clock goes by',
    'company.yaml',
    'time_zone: Asia/Kuala_Lumpur',
    'time_zone: Asia/Petaling_Jaya',
    ['company.yaml:17 time_zone: must be the name of a time zone, such as Asia/Kuala_Lumpur'],
  ],
  [
    'a colour without its quotes',
    'company.yaml',
    'subdomain: lotus',
    'subdomain: lotus\nbrand_color: #1d4ed8',
    ['company.yaml:2 brand_color: must be a colour in quotes, such as "#d4321a"'],
  ],
  [
    'a colour by its name',
    'company.yaml',
    'subdomain: lotus',
    'subdomain: lotus\nbrand_color: navy',
    ['company.yaml:2 brand_color: must be a colour in quotes, such as "#d4321a"'],
  ],
  [
    'a phone number that lost its plus',
    'company.yaml',
    '"+60312345678"',
    '0312345678',
    [
      'company.yaml:5 company_phone: must be a Malaysian number in quotes with as many digits as its prefix has, such as "+60321485511" or "+60123456789"',
    ],
  ],
  [
    'yes for true',
    'branches.yaml',
    'temporarily_closed: true',
    'temporarily_closed: yes',
    ['branches.yaml:36 branches[1].temporarily_closed: must be true or false'],
  ],
  [
    'a picture that is not there',
    'categories.yaml',
    'plate.avif',
    'bowl.avif',
    [
      'categories.yaml:4 categories[0].image: there is no images/bowl.avif; add it or correct the name',
    ],
  ],
  [
    'a picture outside the folder',
    'categories.yaml',
    'plate.avif',
    '../plate.avif',
    [
      'categories.yaml:4 categories[0].image: must be a file of the images folder: letters, digits, - and _, ending in .jpg, .jpeg, .png, .webp, .avif, .gif, .heic or .svg',
    ],
  ],
  [
    'a drawing as a photograph',
    'categories.yaml',
    'plate.avif',
    'logo.svg',
    [
      'categories.yaml:4 categories[0].image: only a logo and a ticket may be SVG; use .jpg, .png, .webp or .avif',
    ],
  ],
  [
    'script in a page',
    'company.yaml',
    '<p>Hi</p>',
    '<p>Hi</p><script>alert(1)</script>',
    [
      'company.yaml:13 company_about.en: has <script>, which is not allowed; use only h1, h2, h3, h4, p, br, hr, blockquote, ul, ol, li, strong, em, b, i, u, s, small, sub, sup, a, table, caption, thead, tbody, tfoot, tr, th, td',
    ],
  ],
  [
    'a category without a menu',
    'categories.yaml',
    'slug: rice',
    'slug: noodles',
    [
      'categories.yaml:2 categories[0].slug: has no menu/noodles.yaml; add it or take the category out',
      'menu/rice.yaml:1: there is no category rice in categories.yaml; add it or rename this file',
    ],
  ],
  [
    'a picture of a dish that there is not',
    'banners.yaml',
    'image: wide.avif',
    'image: wide.avif\n    opens: { dish: laksa }',
    [
      'banners.yaml:5 banners[0].opens.dish: there is no dish laksa in a file of menu/; add it or correct the name',
    ],
  ],
  [
    'a picture that opens two things',
    'banners.yaml',
    'image: wide.avif',
    'image: wide.avif\n    opens: { dish: chicken-rice, page: menu }',
    ['banners.yaml:5 banners[0].opens: must name one of dish, package, hot_deal, voucher, page'],
  ],
  [
    'a picture of a place that there is not',
    'banners.yaml',
    'image: wide.avif',
    'image: wide.avif\n    opens: { page: moon }',
    ['banners.yaml:5 banners[0].opens.page: must be one of menu, booking, vouchers, programme'],
  ],
  [
    'a list under another name',
    'banners.yaml',
    'banners:',
    'slides:',
    ['banners.yaml:1: must be one list that begins with "banners:"'],
  ],
  [
    'no entry where one is needed',
    'categories.yaml',
    `categories:
  - slug: rice
    name: { en: Rice, zh_CN: 饭 }
    image: plate.avif
`,
    'categories: []',
    [
      'categories.yaml:1: has 0 entries; make it 1 to 100',
      'menu/rice.yaml:1: there is no category rice in categories.yaml; add it or rename this file',
    ],
  ],
  [
    'a tab',
    'categories.yaml',
    '    image',
    '\timage',
    ['categories.yaml:4:1: the line begins with a tab; use spaces'],
  ],
  [
    'a field twice',
    'categories.yaml',
    'image: plate.avif',
    'image: plate.avif\n    image: wide.avif',
    ['categories.yaml:5:5: this field occurs twice; keep one of the two'],
  ],
];

describe('files of a restaurant', () => {
  it('have no problem when they are valid', () => {
    expect(problemsOf(goodFolder())).toEqual([]);
  });

  it.each(MISTAKES)(
    'report %s by file, line and field',
    (_name, file, right, wrong, expectedProblems) => {
      expect(problemsOf(folderWith(file, right, wrong))).toEqual(expectedProblems);
    },
  );

  it('report a missing file once and no references into it', () => {
    const folder = goodFolder();
    folder.files.delete('branches.yaml');
    expect(problemsOf(folder)).toEqual(['branches.yaml: is missing; add the file']);
  });

  it('report an unknown file', () => {
    const folder = goodFolder();
    folder.files.set('banners.yml', 'banners: []');
    expect(problemsOf(folder)).toEqual([
      'banners.yml: is not a file of a restaurant; rename it to one of company.yaml, branches.yaml, categories.yaml, options.yaml, packages.yaml, hot-deals.yaml, banners.yaml, highlights.yaml, news.yaml, vouchers.yaml or menu/<category>.yaml',
    ]);
  });

  it('report a picture that cannot be made smaller once', () => {
    const folder = goodFolder();
    folder.images.set('wide.avif', new Uint8Array([...tinyAvif(), ...new Uint8Array(41_000)]));
    expect(problemsOf(folder)).toEqual([
      'company.yaml:9 company_banner: images/wide.avif is 42 kB and cannot be made smaller, because it is damaged or has more than 120 megapixels; save it again as JPEG',
    ]);
  });

  it('report a file that is no picture', () => {
    const folder = goodFolder();
    folder.images.set('plate.avif', new TextEncoder().encode('<html></html>'));
    expect(problemsOf(folder)).toEqual([
      'company.yaml:11 default_dish_image: images/plate.avif is not a picture that can be read; save it again as JPEG, PNG, WebP or AVIF',
    ]);
  });

  it('report all problems at once, in the order of the files', () => {
    const folder = folderWith('menu/rice.yaml', 'price: 12.90', 'price: free');
    folder.files.set('categories.yaml', 'categories: nothing');
    folder.images.delete('logo.svg');
    const { message, problems } = new ImportRejected(
      problemsOf(folder).map((line) => ({ file: line, line: null, field: '', message: '' })),
    );
    expect(problems.map(({ file }) => file.split(' ')[0])).toEqual([
      'categories.yaml:1:',
      'company.yaml:7',
      'company.yaml:8',
      'menu/rice.yaml:5',
    ]);
    expect(message).toMatch(/^Nothing was imported\.\n/);
  });
});
