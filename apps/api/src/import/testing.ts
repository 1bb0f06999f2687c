import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkRestaurant } from './checks/check.ts';
import { formatProblem } from './read/problem.ts';
import type { Folder } from './read/read-folder.ts';
import { parseRestaurant } from './read/restaurant.ts';

/** Returns the smallest bytes accepted as AVIF; `mark` makes pictures different. */
export function tinyAvif(mark = 0): Uint8Array {
  return new Uint8Array([0, 0, 0, 12, ...new TextEncoder().encode('ftypavif'), mark]);
}

const FILES = {
  'company.yaml': `subdomain: lotus
company_name: { en: Lotus Kitchen, zh_CN: 莲花小厨 }
company_registration_no: 202001000001
company_email: hello@lotus.example
company_phone: "+60312345678"
company_address: 1, Jalan Teratai, 50000 Kuala Lumpur
company_logo: logo.svg
company_logo_thumb: logo.svg
company_banner: wide.avif
company_banner_thumb: wide.avif
default_dish_image: plate.avif
company_family_name: { en: Lotus Club, zh_CN: 莲花会 }
company_about: { en: <p>Hi</p>, zh_CN: <p>您好</p> }
company_tnc: { en: <p>Terms</p>, zh_CN: <p>条款</p> }
company_privacy: { en: <p>Privacy</p>, zh_CN: <p>隐私</p> }
company_refund_return: { en: <p>Refunds</p>, zh_CN: <p>退款</p> }
time_zone: Asia/Kuala_Lumpur
`,
  'branches.yaml': `branches:
  - slug: north
    branch_name: { en: Lotus North, zh_CN: 莲花北店 }
    street1: 1, Jalan Utara
    city: Kuala Lumpur
    postal_code: 50000
    state: Kuala Lumpur
    contact_no: "+60312345679"
    latitude: 3.100000
    longitude: 101.700000
    hours:
      monday: 10:00-22:00
      tuesday: closed
      wednesday: 10:00-22:00
      thursday: 10:00-22:00
      friday: 18:00-02:00
      saturday: 24 hours
      sunday: 10:00-22:00
    delivery: { radius_km: 7.5, base_fee: 4.00, fee_per_km: 1.20 }
    is_able_reservation: true
    number_of_seats: 40
    turn_minutes: 120
    notice_minutes: 30
    images: [wide.avif]
  - slug: south
    branch_name: { en: Lotus South, zh_CN: 莲花南店 }
    street1: 2, Jalan Selatan
    street2: Taman Selatan
    city: Kajang
    postal_code: 43000
    state: Selangor
    contact_no: "+60312345680"
    latitude: 2.990000
    longitude: 101.790000
    hours: { monday: closed, tuesday: closed, wednesday: closed, thursday: closed, friday: closed, saturday: closed, sunday: closed }
    temporarily_closed: true
    is_able_reservation: false
    number_of_seats: 0
    images: [wide.avif]
`,
  'categories.yaml': `categories:
  - slug: rice
    name: { en: Rice, zh_CN: 饭 }
    image: plate.avif
`,
  'options.yaml': `options:
  - slug: size
    option_name: { en: Size, zh_CN: 份量 }
    option_type: radio
    is_required: true
    default_variation: small
    variations:
      - { slug: small, name: { en: Small, zh_CN: 小 } }
      - { slug: large, name: { en: Large, zh_CN: 大 }, additional_price: 2.50, additional_point: 2 }
`,
  'menu/rice.yaml': `dishes:
  - slug: chicken-rice
    name: { en: Chicken Rice, zh_CN: 鸡饭 }
    description: { en: Poached chicken., zh_CN: 白切鸡。 }
    price: 12.90
    price_after_discount: 10.50
    points: 12
    tags: [signature]
    stock: 5
    sold_out_at: [south]
    options:
      - use: size
      - slug: sides
        option_name: { en: Sides, zh_CN: 配菜 }
        option_type: checkbox
        is_required: false
        max_qty: 2
        variations:
          - { slug: egg, name: { en: Egg, zh_CN: 鸡蛋 }, additional_price: 1.00 }
          - { slug: tofu, name: { en: Tofu, zh_CN: 豆腐 } }
          - { slug: greens, name: { en: Greens, zh_CN: 青菜 } }
  - slug: plain-rice
    name: { en: Plain Rice, zh_CN: 白饭 }
    description: { en: Steamed., zh_CN: 热腾腾。 }
    price: 2.00
    only_at: [north]
    options:
      - slug: beside
        option_name: { en: Beside it, zh_CN: 配搭 }
        option_type: checkbox
        is_required: false
        variations:
          - { slug: chicken, name: { en: Chicken rice, zh_CN: 鸡饭 }, dish: chicken-rice, additional_price: 8.00 }
`,
  'packages.yaml': `packages:
  - slug: lunch
    package_name: { en: Lunch, zh_CN: 午餐 }
    description: { en: Rice with rice., zh_CN: 饭配饭。 }
    price: 16.90
    price_after_discount: 14.90
    points: 14
    sold_out_at: [south]
    options:
      - slug: main
        option_name: { en: Choose 1, zh_CN: 任选一款 }
        is_required: true
        dishes:
          - { dish: chicken-rice, ask: [size, sides] }
    side_dishes:
      - { dish: plain-rice, qty: 2 }
  - slug: snack
    package_name: { en: Snack, zh_CN: 小吃 }
    description: { en: A small chicken., zh_CN: 小份鸡饭。 }
    price: 9.90
    only_at: [north]
    only_in_deals: true
    side_dishes:
      - dish: chicken-rice
`,
  'hot-deals.yaml': `hot_deals:
  - slug: happy-hour
    name: { en: Happy Hour, zh_CN: 欢乐时光 }
    offer_note: { en: Less from three to five., zh_CN: 三点到五点更便宜。 }
    price: 8.90
    image: wide.avif
    packages:
      - package: snack
      - { package: lunch, additional_price: 4.00 }
    options:
      - slug: drink
        option_name: { en: A drink, zh_CN: 饮料 }
        is_required: true
        variations:
          - { slug: tea, name: { en: Tea, zh_CN: 茶 } }
          - { slug: kopi, name: { en: Kopi, zh_CN: 咖啡 }, additional_price: 0.50 }
`,
  'banners.yaml': `banners:
  - slug: welcome
    image_alt: { en: Welcome, zh_CN: 欢迎 }
    image: wide.avif
`,
  'news.yaml': `news:
  - slug: opening
    title: { en: We are open, zh_CN: 我们开张了 }
    content: { en: Come and see., zh_CN: 欢迎光临。 }
    published_at: 2026-11-20T09:00:00+08:00
`,
} as const;

type FileName = keyof typeof FILES;

/** Returns a small valid restaurant. */
export function goodFolder(): { files: Map<string, string>; images: Map<string, Uint8Array> } {
  return {
    files: new Map(Object.entries(FILES)),
    images: new Map([
      ['plate.avif', tinyAvif(1)],
      ['wide.avif', tinyAvif(2)],
      [
        'logo.svg',
        new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
      ],
    ]),
  };
}

/** Returns the small restaurant with `right` replaced by `wrong` in one file. */
export function folderWith(file: FileName, right: string, wrong: string) {
  const folder = goodFolder();
  const before = folder.files.get(file) ?? '';
  if (!before.includes(right)) throw new Error(`${file} has no ${JSON.stringify(right)}`);
  folder.files.set(file, before.replace(right, wrong));
  return folder;
}

/** A mistake made with {@link folderWith}, and the expected problems. */
export type Mistake = readonly [
  name: string,
  file: FileName,
  right: string,
  wrong: string,
  problems: readonly string[],
];

/** Returns every problem of a folder, one per line. */
export function problemsOf({ files, images }: Folder): string[] {
  const { restaurant, problems } = parseRestaurant(files);
  return [...problems, ...checkRestaurant(restaurant, images)].map(formatProblem);
}

/** Writes a folder to disk for the duration of `use`. */
export async function onDisk<Result>(
  { files, images }: Folder,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'claypot-import-'));
  const contents = new Map<string, string | Uint8Array>(files);
  for (const [name, bytes] of images) contents.set(`images/${name}`, bytes);
  try {
    for (const [name, content] of contents) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
