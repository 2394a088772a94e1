import type { Photograph } from './photograph.ts'

/** Rooms and furniture. Crops of one picture serve where a second view of the room is wanted. */
export const ROOMS = {
  kitchen: {
    package: 'material-dashboard',
    file: 'bg-smart-home-1.jpg',
    alt: {
      en: 'Open kitchen with pale cabinets, a long wooden table and glass doors to a balcony',
      ar: 'مطبخ مفتوح بخزائن فاتحة وطاولة خشبية طويلة وأبواب زجاجية تطل على شرفة',
    },
  },
  kitchenTable: {
    package: 'material-dashboard',
    file: 'bg-smart-home-1.jpg',
    crop: [0, 0.3, 0.58, 0.7],
    alt: {
      en: 'Long wooden table with black chairs before a run of pale cabinets',
      ar: 'طاولة خشبية طويلة بكراسٍ سوداء أمام صف من الخزائن الفاتحة',
    },
  },
  kitchenSeat: {
    package: 'material-dashboard',
    file: 'bg-smart-home-1.jpg',
    crop: [0.5, 0.2, 0.5, 0.8],
    alt: {
      en: 'Grey armchairs and a palm beside the glass doors of a kitchen',
      ar: 'مقاعد رمادية ونخلة صغيرة بجانب الأبواب الزجاجية للمطبخ',
    },
  },
  longRoom: {
    package: 'material-dashboard',
    file: 'bg-smart-home-2.jpg',
    alt: {
      en: 'Long living room in warm light with a pale corner sofa and lamps in the ceiling; a car stands behind glass',
      ar: 'غرفة جلوس طويلة بإضاءة دافئة وأريكة زاوية فاتحة وخلف الزجاج سيارة',
    },
  },
  longRoomSofa: {
    package: 'material-dashboard',
    file: 'bg-smart-home-2.jpg',
    crop: [0, 0.28, 0.4, 0.72],
    alt: {
      en: 'Pale corner sofa along the wall of a warmly lit room',
      ar: 'أريكة زاوية فاتحة بمحاذاة جدار غرفة دافئة الإضاءة',
    },
  },
  study: {
    package: 'material-dashboard',
    file: 'home-decor-1.jpg',
    alt: {
      en: 'Black armchair and an arched lamp in front of grey marble and two framed portraits',
      ar: 'مقعد أسود ومصباح مقوّس أمام رخام رمادي ولوحتين مؤطرتين',
    },
  },
  studyLamp: {
    package: 'material-dashboard',
    file: 'home-decor-1.jpg',
    crop: [0, 0, 0.56, 1],
    alt: {
      en: 'Arched black lamp over an armchair, grey marble behind it',
      ar: 'مصباح أسود مقوّس فوق مقعد وخلفه رخام رمادي',
    },
  },
  bedroom: {
    package: 'material-dashboard',
    file: 'home-decor-2.jpg',
    alt: {
      en: 'Four-poster bed with dark posts in a white panelled bedroom with framed prints',
      ar: 'سرير بأعمدة داكنة في غرفة نوم بيضاء بألواح جدارية ولوحات مؤطرة',
    },
  },
  bedroomPillows: {
    package: 'material-dashboard',
    file: 'home-decor-2.jpg',
    crop: [0.28, 0.3, 0.46, 0.68],
    alt: {
      en: 'Upholstered headboard with brown and white pillows',
      ar: 'ظهر سرير منجّد ووسائد بيضاء وبنية',
    },
  },
  yellowChair: {
    package: 'material-dashboard',
    file: 'home-decor-3.jpg',
    alt: {
      en: 'Yellow armchair under a framed print, a brass lamp and a vase of branches beside it',
      ar: 'مقعد أصفر تحت لوحة مؤطرة وبجانبه مصباح نحاسي ومزهرية أغصان',
    },
  },
  yellowChairClose: {
    package: 'material-dashboard',
    file: 'home-decor-3.jpg',
    crop: [0.38, 0.02, 0.42, 0.96],
    alt: {
      en: 'Yellow armchair and a framed print of a black circle',
      ar: 'مقعد أصفر ولوحة لدائرة سوداء',
    },
  },
  chesterfield: {
    package: 'material-dashboard',
    file: 'products/product-11.jpg',
    alt: {
      en: 'Dark buttoned leather sofa against a cream wall',
      ar: 'أريكة جلدية داكنة مبطنة بالأزرار أمام جدار كريمي',
    },
  },
  darkDining: {
    package: 'material-dashboard',
    file: 'products/product-6-min.jpg',
    alt: {
      en: 'Dark timber room with a long dining table, screens of slats and a window to the trees',
      ar: 'غرفة من الخشب الداكن فيها طاولة طعام طويلة وحواجز شرائحية ونافذة على الأشجار',
    },
  },
  darkDiningTable: {
    package: 'material-dashboard',
    file: 'products/product-6-min.jpg',
    crop: [0.4, 0.3, 0.6, 0.7],
    alt: {
      en: 'Dining chairs along a long table in a dark timber room',
      ar: 'كراسي طعام على امتداد طاولة طويلة في غرفة من الخشب الداكن',
    },
  },
  loft: {
    package: 'material-dashboard',
    file: 'products/product-details-1.jpg',
    alt: {
      en: 'Brick loft with tall windows; a woman sits on one of two leather sofas',
      ar: 'غرفة بجدران من الطوب ونوافذ عالية وامرأة تجلس على أريكة جلدية',
    },
  },
  loftHearth: {
    package: 'material-dashboard',
    file: 'products/product-details-1.jpg',
    crop: [0.6, 0.12, 0.4, 0.74],
    alt: {
      en: 'Brick fireplace and leafy plants at the end of a loft',
      ar: 'موقد من الطوب ونباتات خضراء في طرف الغرفة',
    },
  },
  armchair: {
    package: 'material-dashboard',
    file: 'products/product-details-2.jpg',
    alt: {
      en: 'Buttoned leather armchair with a grey cushion in front of a brick wall',
      ar: 'مقعد جلدي مبطن بوسادة رمادية أمام جدار من الطوب',
    },
  },
  throwSofa: {
    package: 'material-dashboard',
    file: 'products/product-details-3.jpg',
    alt: {
      en: 'Leather sofa with a dark knitted throw',
      ar: 'أريكة جلدية عليها غطاء محبوك داكن',
    },
  },
  coffee: {
    package: 'material-dashboard',
    file: 'products/product-details-4.jpg',
    alt: {
      en: 'Leather seat from above with a white cushion, a striped blanket and a cup of coffee',
      ar: 'مقعد جلدي من الأعلى عليه وسادة بيضاء وبطانية مخططة وفنجان قهوة',
    },
  },
  shopSofa: {
    package: 'material-dashboard',
    file: 'products/product-details-5.jpg',
    alt: {
      en: 'Long leather sofa on a dark floor below a street window',
      ar: 'أريكة جلدية طويلة على أرضية داكنة تحت نافذة تطل على الشارع',
    },
  },
  blueRoom: {
    package: 'soft-ui-design-system',
    file: 'ivancik.jpg',
    alt: {
      en: 'Deep blue panelled room with grey chairs; a man works at a small table',
      ar: 'غرفة بألواح زرقاء داكنة وكراسٍ رمادية ورجل يعمل على طاولة صغيرة',
    },
  },
  blueChairs: {
    package: 'soft-ui-design-system',
    file: 'ivancik.jpg',
    crop: [0.05, 0.38, 0.9, 0.6],
    alt: {
      en: 'Two grey chairs with wooden legs in front of deep blue panelling',
      ar: 'كرسيان رماديان بأرجل خشبية أمام ألواح زرقاء داكنة',
    },
  },
  greySofa: {
    package: 'soft-ui-design-system',
    file: 'toa-heftiba.jpg',
    alt: {
      en: 'Grey sofa in a bright brick room; two people talk at a round table under a black lamp',
      ar: 'أريكة رمادية في غرفة مشرقة من الطوب وشخصان يتحدثان عند طاولة مستديرة',
    },
  },
} as const satisfies Record<string, Photograph>
