// The names and messages that the specification prints in English, as they stand in it. They stay to the letter, whatever else of the
// wording changes.

/** By the section that prints them. */
export const specifiedWords: Readonly<Record<string, readonly string[]>> = {
  '§2 header': ['About us', 'Pricing', 'Our services', 'Design', 'Empty package', 'Buying label', 'Blogs', 'Contact'],
  '§2 header, signed in': ['Dashboard', 'Order list', 'Payments', 'Profile', 'Logout'],
  '§2 footer': ['About', 'Policies', 'Privacy policy', 'Help', 'FAQ'],
  '§2 sections': ['Deposit', 'Order histories', 'Favorites'],
  '§2 modals': ['SIGN UP SUCCESSFULLY!', 'Please update your personal information!'],
  '§2 other screens': ['Oops, there was an error.', 'Published on', 'Share', 'Copy link', 'Back to home', 'See all'],
  '§4 statuses': ['Payment failed', 'Scanning'],
  '§4 shipping': ['It got $0 when shipping by Tiktok'],
  '§5': [
    'The user account is not in the correct format',
    'Password must be minimum 6 characters.',
    'Confirm Password do not match with password',
    'Please input email',
    'Please input',
    'Please confirm your password',
    'Please input fullName',
    'Please input phone',
    'Please input address',
    'This field is required',
  ],
  '§8': [
    'The usename or password you entered is incorrect',
    'OTP is incorrect, please try again',
    'Email does not exist',
    'Error! An error occurred. Please try again!',
    'Congratulations! Your sign up was successful!',
    'There is an error. Please try again later!',
    'Add to cart failed',
    'Failed to send message',
    'Upload custom image to cart failed',
    'Update name failed',
    'Error: Product not found.',
    'Error: Custom product template not found.',
  ],
  '§9 sort options': ['Newest first', 'Oldest first', 'Price low to high', 'Price high to low'],
}

/** Of screens and acts that do not stand yet, by what brings them; a word that has come moves to the list above. */
export const wordsToCome: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['Compare to previous time', 'Newest orders', 'Last Week', 'Last Month'],
  orders: [
    'Standard Order - Ship by USPS',
    'Standard Order - Ship by Tiktok',
    'Cancel order failed',
    'Data loading error',
    'send message failed',
  ],
  tickets: ['Submit ticket failed.'],
  labels: ['Buying label created failed', 'Buying label created successfully'],
  referral: ['My referral'],
}
