// The names and messages that the specification prints in English, as they stand in it. They stay to the letter, whatever else of the
// wording changes.

/** By the section that prints them. */
export const specifiedWords: Readonly<Record<string, readonly string[]>> = {
  '§2 header': ['About us', 'Pricing', 'Our services', 'Design', 'Empty package', 'Buying label', 'Blogs', 'Contact'],
  '§2 header, signed in': ['Dashboard', 'Order list', 'Payments', 'Profile', 'Logout'],
  '§2 footer': ['About', 'Policies', 'Privacy policy', 'Help', 'FAQ'],
  '§2 sections': [
    'Deposit',
    'Deposit histories',
    'Wallet transactions',
    'Order histories',
    'Favorites',
    'My products',
    'File library',
    'Track order',
  ],
  '§2 notifications': ['Mark all read', 'See all', 'All', 'Order', 'Payment', 'Support', 'Update'],
  '§2 my referral': ['My referral', 'Copy code', 'Share link', 'Active programs', 'Referral history'],
  '§2 design editor': ['Crop'],
  '§2 modals': ['Stay signed in', 'Forgot password', 'SIGN UP SUCCESSFULLY!', 'Please update your personal information!'],
  '§2 other screens': ['Oops, there was an error.', 'Published on', 'Share', 'Copy link', 'Back to home'],
  '§4 statuses': ['Payment failed', 'Scanning'],
  '§4 actions': ['Cancel', 'Resend', 'Duplicate', 'Delete'],
  '§1 labels': ['Standard Order - Ship by USPS', 'Standard Order - Ship by Tiktok'],
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
    'Error! {{reason}}',
    'The usename or password you entered is incorrect',
    'OTP is incorrect, please try again',
    'Email does not exist',
    'Error! An error occurred. Please try again!',
    'Congratulations! Your sign up was successful!',
    'There is an error. Please try again later!',
    'Buying label created failed',
    'Buying label created successfully',
    'Add to cart failed',
    'Failed to send message',
    'Cancel order failed',
    'Data loading error',
    'send message failed',
    'Submit ticket failed.',
    'Upload custom image to cart failed',
    'Update name failed',
    'Error: Product not found.',
    'Error: Custom product template not found.',
  ],
  '§9 sort options': ['Newest first', 'Oldest first', 'Price low to high', 'Price high to low'],
  announcement: ['Announcement'],
  '§2 dashboard': ['Compare to previous time', 'Newest orders', 'Total orders', 'Total items', 'Last Week', 'Last Month'],
}

/** Of screens and acts that do not stand yet, by what brings them; a word that has come moves to the list above. */
export const wordsToCome: Readonly<Record<string, readonly string[]>> = {
  design: ['Draft design', 'Transform', 'Position'],
}
